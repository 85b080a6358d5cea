// These plugins ship without types. Each is a function for markdown-it's `use`.
declare module 'markdown-it-deflist' {
  const plugin: (renderer: object) => void;
  export default plugin;
}
declare module 'markdown-it-footnote' {
  const plugin: (renderer: object) => void;
  export default plugin;
}
declare module 'markdown-it-task-lists' {
  const plugin: (renderer: object) => void;
  export default plugin;
}
