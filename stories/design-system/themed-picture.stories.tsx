import { ThemedPicture } from '#design-system/themed-picture';

export default { title: 'design system / Themed picture' };

export const FollowsTheTheme = () => (
  <ThemedPicture
    alt="A wooden terrace with a low chair and three lanterns"
    width={1200}
    height={752}
    day={{ src: '/assets/terrace/terrace-day.jpg', sources: [] }}
    dusk={{ src: '/assets/terrace/terrace-dusk.jpg', sources: [] }}
  />
);
