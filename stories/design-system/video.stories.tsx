import { Picture } from '#design-system/picture';
import { Video } from '#design-system/video';

export default { title: 'design system / Video' };

const film = {
  src: '/assets/terrace/evening.mp4',
  type: 'video/mp4',
  label: 'Een terras in de schemering; de lantaarns gaan één voor één aan',
  playLabel: 'Afspelen',
  pauseLabel: 'Pauzeren',
};
const poster = <Picture src="/assets/terrace/terrace-day.jpg" alt="" width={1200} height={752} fill />;

export const WithAPoster = () => <Video {...film} poster={poster} />;
export const WithoutAPoster = () => <Video {...film} />;
export const WithCaptions = () => (
  <Video {...film} poster={poster} captions={{ src: '/assets/terrace/evening.nl.vtt', language: 'nl-NL' }} />
);
export const FillsItsBox = () => (
  <div style={{ position: 'relative', blockSize: '20rem' }}>
    <Video {...film} poster={poster} focus={{ x: 64, y: 80 }} fill />
  </div>
);
