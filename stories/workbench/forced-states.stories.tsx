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
import { observeStyleSheets } from './force-states.ts';
import { createForcedStatesGallery } from './forced-states-gallery.tsx';

export default { title: 'workbench / Forced states' };

const noop = () => {};
/** Wider than any gallery, so that each sample has its own row. */
const WHOLE_WIDTH_PX = 9999;
const cardsOnly = { ...cards.row, eyebrow: null, heading: null, ctas: [] };

export const Buttons = createForcedStatesGallery({
  selector: 'button',
  samples: {
    primary: () => <Button>Order</Button>,
    quiet: () => <Button tone="quiet">Later</Button>,
    'with icon': () => <Button icon="arrow">Continue</Button>,
  },
  naturalStates: {
    'primary, disabled': () => <Button disabled>Order</Button>,
    'quiet, disabled': () => (
      <Button tone="quiet" disabled>
        Later
      </Button>
    ),
  },
});

export const IconButtons = createForcedStatesGallery({
  selector: 'button',
  samples: {
    ring: () => <IconButton icon="arrow" label="Next" />,
    bare: () => <IconButton icon="close" variant="bare" label="Close" />,
  },
  naturalStates: {
    'ring, unavailable': () => <IconButton icon="arrow" label="Next" disabled />,
    'bare, unavailable': () => <IconButton icon="close" variant="bare" label="Close" disabled />,
  },
});

export const Links = createForcedStatesGallery({
  selector: 'a',
  samples: {
    inline: () => (
      <Text>
        Read about <Link href="#care">maintenance</Link>.
      </Text>
    ),
    standalone: () => (
      <Link href="#stories" variant="standalone">
        All stories
      </Link>
    ),
  },
  naturalStates: {
    'current page': () => (
      <Link href="#here" variant="standalone" current>
        Stories
      </Link>
    ),
  },
});

export const TabsAndQuestions = createForcedStatesGallery({
  selector: '[role=tab], li > a, summary',
  minWidth: 300,
  samples: {
    tabs: (id) => (
      <Tabs
        label={`About this lamp (${id})`}
        tabs={['Wood', 'Light'].map((label) => ({
          id: `${id}-${label}`,
          label,
          content: <Text>{label}</Text>,
        }))}
      />
    ),
    question: (id) => (
      <Accordion items={[{ id, title: 'Can it stay in the rain?', content: <Text>Yes.</Text> }]} />
    ),
  },
});

export const Pages = createForcedStatesGallery({
  selector: 'a',
  minWidth: 480,
  samples: {
    pages: (id) => (
      <Pagination
        current={2}
        last={3}
        locale="en"
        hrefOf={(page) => `#${page}`}
        texts={{
          label: `Pages (${id})`,
          previous: 'Previous',
          next: 'Next',
          page: (page) => `Page ${page}`,
        }}
      />
    ),
  },
});

export const Cards = createForcedStatesGallery({
  selector: 'a',
  // The layout of cards depends on the window width.
  minWidth: WHOLE_WIDTH_PX,
  samples: { card: (id) => <Section json={{ ...cardsOnly, id }} /> },
});

export const LoadingStates = createForcedStatesGallery({
  selector: 'button',
  minWidth: 240,
  samples: {},
  naturalStates: {
    skeleton: () => <Skeleton busy label="Loading the lamp" picture="3/2" lines={2} />,
    'indeterminate progress': () => <Progress label="Loading lamps" />,
    'determinate progress': () => <Progress label="Uploading the photo" value={0.62} valueLabel="62%" />,
  },
});

/** An opening menu focuses its first item, so the first item shows the focus. */
const FORCED_ITEMS = ['focus-visible', 'hover', 'hover active'];

/** Only one menu can be open, so this story uses the theme of the toolbar. */
export const MenuItems = () => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = root.current?.querySelector<HTMLElement>('[popover]');
    menu?.showPopover();
    for (const [index, item] of [...(menu?.querySelectorAll('[role=menuitem]') ?? [])].entries())
      item.setAttribute('data-force', FORCED_ITEMS[index] ?? '');
    return root.current ? observeStyleSheets(root.current.ownerDocument) : undefined;
  }, []);
  return (
    <div ref={root} style={{ minBlockSize: '24rem', padding: '1.5rem' }}>
      <PopoverMenu
        label="Order 2041"
        items={[
          { id: 'focus', label: 'Focused', onSelect: noop },
          { id: 'hover', label: 'Hovered', onSelect: noop },
          { id: 'active', label: 'Pressed', onSelect: noop },
          { id: 'plain', label: 'Default', onSelect: noop },
          { id: 'not-now', label: 'Unavailable', onSelect: noop, disabled: true },
          { id: 'danger', label: 'Dangerous', onSelect: noop, tone: 'danger' },
        ]}
      />
    </div>
  );
};

function Section({ json }: { json: unknown }) {
  return <div dangerouslySetInnerHTML={{ __html: renderPage([json], 'nl').html }} />;
}
