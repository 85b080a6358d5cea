import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A limit for what hangs, not a measure: machines differ.
configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);
