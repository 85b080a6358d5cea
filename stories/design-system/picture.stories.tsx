import { Picture } from '#design-system/picture';

export default { title: 'design system / Picture' };

const terrace = {
  src: '/assets/terrace/terrace-day.jpg',
  alt: 'A wooden terrace with a low chair and three lanterns',
  width: 1200,
  height: 752,
};

export const OriginalRatio = () => <Picture {...terrace} />;
export const CroppedAroundItsFocalPoint = () => (
  <div style={{ inlineSize: '20rem' }}>
    <Picture {...terrace} ratio="4/5" focus={{ x: 64, y: 80 }} />
  </div>
);
export const FillsItsParent = () => (
  <div style={{ blockSize: '16rem' }}>
    <Picture {...terrace} fill focus={{ x: 64, y: 80 }} />
  </div>
);
export const Loading = () => <Picture src="data:," alt="" width={1200} height={752} />;
export const LoadingWithPlaceholderColor = () => (
  <Picture src="data:," alt="" width={1200} height={752} placeholderColor="#9e967c" />
);
