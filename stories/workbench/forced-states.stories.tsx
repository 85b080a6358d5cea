import { useEffect, useRef } from 'react';
import { Accordion } from '#design-system/accordion';
import { Button } from '#design-system/button';
import { IconButton } from '#design-system/icon-button';
import { Link } from '#design-system/link';
import { Pagination } from '#design-system/pagination';
import { PopoverMenu } from '#design-system/popover-menu';
import { Progress } from '#design-system/progress';
import { Skeleton } from '#design-system/skeleton';
import { Tabs } from '#design-system/tabs';
import { Text } from '#design-system/text';
import * as cards from '../renderer/fixtures/content-cards.ts';
import { renderPage } from '../renderer/section-story.tsx';
import { keepForcingStates } from './force-states.ts';
import { forcedStates } from './forced.tsx';

export default { title: 'workbench / Forced states' };

const nothing = () => {};
/** More than any sample has: each stands alone in its row. */
const WHOLE_WIDTH = 9999;
const bare = { ...cards.row, eyebrow: null, heading: null, ctas: [] };

export const Buttons = forcedStates({
  on: 'button',
  samples: {
    primary: () => <Button>Bestel</Button>,
    quiet: () => <Button tone="quiet">Later</Button>,
    'with a drawing': () => <Button icon="arrow">Verder</Button>,
  },
  further: {
    'primary, disabled': () => <Button disabled>Bestel</Button>,
    'quiet, disabled': () => (
      <Button tone="quiet" disabled>
        Later
      </Button>
    ),
  },
});

export const IconButtons = forcedStates({
  on: 'button',
  samples: {
    ring: () => <IconButton icon="arrow" label="Volgende" />,
    bare: () => <IconButton icon="close" look="bare" label="Sluit" />,
  },
  further: {
    'ring, unavailable': () => <IconButton icon="arrow" label="Volgende" unavailable />,
    'bare, unavailable': () => <IconButton icon="close" look="bare" label="Sluit" unavailable />,
  },
});

export const Links = forcedStates({
  on: 'a',
  samples: {
    inline: () => (
      <Text>
        Lees over <Link href="#zorg">onderhoud</Link>.
      </Text>
    ),
    standalone: () => (
      <Link href="#verhalen" look="standalone">
        Alle verhalen
      </Link>
    ),
  },
  further: {
    'the page itself': () => (
      <Link href="#hier" look="standalone" current>
        Verhalen
      </Link>
    ),
  },
});

export const TabsAndQuestions = forcedStates({
  on: '[role=tab], li > a, summary',
  narrowest: 300,
  samples: {
    tabs: (id) => (
      <Tabs
        label={`Over deze lamp (${id})`}
        tabs={['Hout', 'Licht'].map((label) => ({
          id: `${id}-${label}`,
          label,
          content: <Text>{label}</Text>,
        }))}
      />
    ),
    question: (id) => (
      <Accordion items={[{ id, title: 'Mag hij in de regen?', content: <Text>Ja.</Text> }]} />
    ),
  },
});

export const Pages = forcedStates({
  on: 'a',
  narrowest: 480,
  samples: {
    pages: (id) => (
      <Pagination
        current={2}
        last={3}
        hrefOf={(page) => `#${page}`}
        words={{
          label: `Pagina’s (${id})`,
          previous: 'Vorige',
          next: 'Volgende',
          page: (at) => `Pagina ${at}`,
        }}
      />
    ),
  },
});

export const Cards = forcedStates({
  on: 'a',
  // Cards go by the width of the window.
  narrowest: WHOLE_WIDTH,
  samples: { card: (id) => <Section json={{ ...bare, id }} /> },
});

export const Waiting = forcedStates({
  on: 'button',
  narrowest: 240,
  samples: {},
  further: {
    skeleton: () => <Skeleton busy label="Lamp wordt opgehaald" picture="3/2" lines={2} />,
    'nobody knows how long': () => <Progress label="Lampen worden opgehaald" />,
    'a share of it': () => <Progress label="Foto wordt verstuurd" value={0.62} valueLabel="62%" />,
  },
});

/** A menu that opens takes the focus to its first item, so that is the one that has it. */
const FORCED_ITEMS = ['focus-visible', 'hover', 'hover active'];

/** One menu can be open at a time, so this one follows the workbench's theme. */
export const MenuItems = () => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = place.current?.querySelector<HTMLElement>('[popover]');
    menu?.showPopover();
    for (const [at, item] of [...(menu?.querySelectorAll('[role=menuitem]') ?? [])].entries())
      item.setAttribute('data-force', FORCED_ITEMS[at] ?? '');
    return place.current ? keepForcingStates(place.current.ownerDocument) : undefined;
  }, []);
  return (
    <div ref={place} style={{ minBlockSize: '24rem', padding: '1.5rem' }}>
      <PopoverMenu
        label="Bestelling 2041"
        items={[
          { id: 'focus', label: 'Focused', onSelect: nothing },
          { id: 'hover', label: 'Pointed at', onSelect: nothing },
          { id: 'active', label: 'Pressed', onSelect: nothing },
          { id: 'plain', label: 'As it is', onSelect: nothing },
          { id: 'not-now', label: 'Unavailable', onSelect: nothing, unavailable: true },
          { id: 'danger', label: 'Dangerous', onSelect: nothing, tone: 'danger' },
        ]}
      />
    </div>
  );
};

function Section({ json }: { json: unknown }) {
  return <div dangerouslySetInnerHTML={{ __html: renderPage([json], 'nl').html }} />;
}
