import { Inline } from '#design-system/inline';
import { Link } from '#design-system/link';
import { Text } from '#design-system/text';

export default { title: 'design system / Link' };

export const InASentence = () => (
  <Text>
    Een nieuwe accu zet je er zelf in, met <Link href="#sleutel">één sleutel</Link> en twee minuten.
  </Text>
);

export const OnItsOwn = () => (
  <Inline space="roomy">
    <Link href="#werk" variant="standalone">
      Lees over ons werk
    </Link>
    <Link href="#winkels" variant="standalone" icon="arrow">
      Vind een winkel
    </Link>
    <Link href="#kaart" variant="standalone" icon="external">
      Open de kaart
    </Link>
  </Inline>
);

export const LongLabelWraps = () => (
  <div style={{ inlineSize: '12rem' }}>
    <Link href="#lang" variant="standalone">
      Verarbeitung und Materialeigenschaften unserer Laternen
    </Link>
  </div>
);

export const WhereYouAre = () => (
  <Link href="#hier" variant="standalone" current>
    Deze pagina
  </Link>
);
