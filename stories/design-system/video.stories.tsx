import { Picture } from '#design-system/picture';
import { Video } from '#design-system/video';

export default { title: 'design system / Video' };

const video = {
  src: '/assets/terrace/evening.mp4',
  type: 'video/mp4',
  label: 'A terrace at dusk; the lanterns turn on one by one',
  playLabel: 'Play',
  pauseLabel: 'Pause',
};
const poster = <Picture src="/assets/terrace/terrace-day.jpg" alt="" width={1200} height={752} fill />;

export const WithAPoster = () => <Video {...video} poster={poster} />;
export const WithoutAPoster = () => <Video {...video} />;
export const WithCaptions = () => (
  <Video {...video} poster={poster} captions={{ src: '/assets/terrace/evening.nl.vtt', language: 'nl-NL' }} />
);
export const FillsItsParent = () => (
  <div style={{ position: 'relative', blockSize: '20rem' }}>
    <Video {...video} poster={poster} focus={{ x: 64, y: 80 }} fill />
  </div>
);
