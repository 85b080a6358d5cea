import { Picture } from '#design-system/picture';

export default { title: 'design system / Picture' };

const terrace = {
  src: '/assets/terrace/terrace-day.jpg',
  alt: 'Een houten terras met een lage stoel en drie lantaarns',
  width: 1200,
  height: 752,
};

export const AsItIs = () => <Picture {...terrace} />;
export const CroppedAroundItsFocus = () => (
  <div style={{ inlineSize: '20rem' }}>
    <Picture {...terrace} ratio="4/5" focus={{ x: 64, y: 80 }} />
  </div>
);
export const FillsItsBox = () => (
  <div style={{ blockSize: '16rem' }}>
    <Picture {...terrace} fill focus={{ x: 64, y: 80 }} />
  </div>
);
export const NotThereYet = () => <Picture src="data:," alt="" width={1200} height={752} />;
export const NotThereYetWithItsColour = () => (
  <Picture src="data:," alt="" width={1200} height={752} placeholderColor="#9e967c" />
);
