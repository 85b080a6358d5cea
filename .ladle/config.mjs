/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'stories/**/*.stories.tsx',
  viteConfig: '.ladle/vite.config.ts',
  outDir: '.build/stories',
  defaultStory: 'renderer--whole-page--home-in-dutch',
  storyOrder: (stories) => stories.toSorted(),
  addons: {
    a11y: { enabled: true },
    mode: { enabled: true },
    rtl: { enabled: true },
    theme: { enabled: true, defaultState: 'auto' },
    width: {
      enabled: true,
      options: { narrow: 320, phone: 390, tablet: 834, desk: 1440 },
      defaultState: 0,
    },
  },
};
