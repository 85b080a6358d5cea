import { ThemedPicture } from '#design-system/themed-picture';

export default { title: 'design system / Themed picture' };

export const FollowsTheHour = () => (
  <ThemedPicture
    alt="Een houten terras met een lage stoel en drie lantaarns"
    width={1200}
    height={752}
    day={{ src: '/assets/terrace/terrace-day.jpg', sources: [] }}
    dusk={{ src: '/assets/terrace/terrace-dusk.jpg', sources: [] }}
  />
);
