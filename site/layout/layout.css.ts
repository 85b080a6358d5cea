import { globalSection } from '#theme/layered';

// While the browser parses the document, `main` is the last element, and its last section is incomplete. This section is hidden, because it
// would move while its text arrives: a hero grows upwards, and equal columns become narrower. It appears when the parser reaches the next
// section or the footer.
globalSection('#main:not(:has(+ *)) > [data-section]:not(:has(+ *))', { visibility: 'hidden' });
