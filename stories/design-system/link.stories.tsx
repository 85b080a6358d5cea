import { Inline } from '#design-system/inline';
import { Link } from '#design-system/link';
import { Text } from '#design-system/text';

export default { title: 'design system / Link' };

export const InASentence = () => (
  <Text>
    You replace the battery yourself, with <Link href="#key">one key</Link> in two minutes.
  </Text>
);

export const Standalone = () => (
  <Inline space="roomy">
    <Link href="#work" variant="standalone">
      Read about our work
    </Link>
    <Link href="#stores" variant="standalone" icon="arrow">
      Find a store
    </Link>
    <Link href="#map" variant="standalone" icon="external">
      Open the map
    </Link>
  </Inline>
);

export const LongLabelWraps = () => (
  <div style={{ inlineSize: '12rem' }}>
    <Link href="#material" variant="standalone">
      Craft and material properties of our lanterns
    </Link>
  </div>
);

export const CurrentPage = () => (
  <Link href="#here" variant="standalone" current>
    This page
  </Link>
);
