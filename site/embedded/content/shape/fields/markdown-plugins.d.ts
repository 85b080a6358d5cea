// These plugins ship without types; each is a function that markdown-it's `use` takes.
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
