/** A small valid project of two sites: a home page, a second page, a navigation, a global, a term, an image and a form. */
export const validProject: Readonly<Record<string, string>> = {
  'resources/sites.yaml': `
nl: { name: Nederland, url: '{{ config:app:url }}/nl/', locale: nl_NL }
en: { name: International, url: '{{ config:app:url }}/en/', locale: en_IE }
`,
  'resources/blueprints/collections/pages/page.yaml': `
fields:
  - { handle: title, field: { type: text } }
  - { handle: opens, field: { type: text } }
  - { handle: kinds, field: { type: terms, taxonomies: [kinds] } }
  - { handle: related, field: { type: entries } }
  -
    handle: sections
    field:
      type: replicator
      sets:
        builder:
          sets:
            hero:
              fields:
                - { handle: anchor, field: { type: text } }
                - { handle: heading, field: { type: text, validate: [required, 'max:90'] } }
                - { handle: size, field: { type: select, options: { full: Full, half: Half } } }
                - { handle: position, field: { type: button_group, options: [start, end] } }
                - { handle: sunset, field: { type: toggle } }
                - { handle: image, field: { type: assets, container: assets, max_files: 1 } }
                - import: ctas
            faq:
              fields:
                - { handle: heading, field: { type: text } }
                -
                  handle: items
                  field:
                    type: grid
                    fields:
                      - { handle: question, field: { type: text, required: true } }
                      - { handle: answer, field: { type: markdown } }
            rich_text:
              fields:
                -
                  handle: content
                  field:
                    type: bard
                    sets: { words: { sets: { usps: { fields: [{ handle: heading, field: { type: text } }] } } } }
            appointment:
              fields:
                - { handle: anchor, field: { type: text } }
                - { handle: icon, field: { type: text } }
                - { handle: form, field: { type: form, max_items: 1 } }
`,
  'resources/fieldsets/ctas.yaml': `
fields:
  -
    handle: ctas
    field:
      type: grid
      fields:
        - { handle: label, field: { type: text } }
        - { handle: link, field: { type: link } }
`,
  'content/collections/pages.yaml': `
sites: [nl, en]
route: '{parent_uri}/{slug}'
structure: { root: true }
`,
  'content/trees/collections/nl/pages.yaml': 'tree: [{ entry: home-nl }, { entry: about-nl }]',
  'content/trees/collections/en/pages.yaml': 'tree: [{ entry: home-en }, { entry: about-en }]',
  'content/collections/pages/nl/home.md': home('nl', ''),
  'content/collections/pages/en/home.md': home('en', 'origin: home-nl\n'),
  'content/collections/pages/nl/over-ons.md': about('nl', ''),
  'content/collections/pages/en/about-us.md': about('en', 'origin: about-nl\n'),
  'content/navigation/main.yaml': 'title: Main',
  'content/trees/navigation/nl/main.yaml':
    'tree: [{ id: n1, entry: about-nl }, { id: n2, title: Care, url: /nl/over-ons#care }]',
  'content/trees/navigation/en/main.yaml':
    'tree: [{ id: n1, entry: about-en }, { id: n2, title: Jobs, url: "https://jobs.example.test" }]',
  'content/globals/site.yaml': 'sites: { nl: null, en: nl }',
  'content/globals/nl/site.yaml': 'tagline: Licht',
  'content/globals/en/site.yaml': 'origin: nl\ntagline: Light',
  'resources/blueprints/globals/site.yaml': `
fields:
  - { handle: tagline, field: { type: text } }
  - { handle: link, field: { type: link } }
`,
  'content/taxonomies/kinds.yaml': 'sites: [nl, en]',
  'content/taxonomies/kinds/own.yaml': 'title: Eigen\nlocalizations: { en: { title: Our own } }',
  'content/assets/assets.yaml': 'disk: assets',
  'resources/blueprints/assets/assets.yaml': `
fields:
  - { handle: alt, field: { type: text } }
  - { handle: alt_en, field: { type: text } }
`,
  'public/assets/wall.jpg': 'a picture',
  'public/assets/.meta/wall.jpg.yaml': 'data: { alt: Een muur, alt_en: A wall }\nwidth: 10\nheight: 10',
  'resources/forms/contact.yaml': 'title: Contact',
};

function home(site: string, origin: string): string {
  return `---
id: home-${site}
${origin}title: Home
opens: '11:00'
${origin === '' ? `kinds: [own]\nrelated: [about-${site}]\n` : ''}sections:
  - id: s1
    type: hero
    heading: Light
    image: wall.jpg
    ctas:
      - { id: c1, label: Over, link: '${site === 'nl' ? '/nl/over-ons' : '/en/about-us'}#care' }
      - { id: c2, label: Bel, link: 'tel:+31570555014' }
  - id: s2
    type: faq
    items:
      - id: q1
        question: How?
        answer: 'So: [care](statamic://entry::about-${site}), [here](#book), [wall](/assets/wall.jpg).'
  - id: s3
    type: appointment
    anchor: book
    icon: veld:letter
    form: contact
---
`;
}

function about(site: string, origin: string): string {
  return `---
id: about-${site}
${origin}title: About
sections:
  - id: s1
    type: hero
    anchor: care
    heading: About
  - id: s2
    type: rich_text
    content:
      - { type: heading, attrs: { level: 2 }, content: [{ type: text, text: One }] }
      - { type: heading, attrs: { level: 3 }, content: [{ type: text, text: Two }] }
      -
        type: paragraph
        content:
          - { type: text, text: Home, marks: [{ type: link, attrs: { href: 'statamic://entry::home-${site}' } }] }
      - { type: set, attrs: { id: b1, values: { type: usps, heading: Three } } }
---
`;
}
