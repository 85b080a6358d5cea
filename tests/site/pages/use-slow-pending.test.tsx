import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSlowPending } from '../../../site/pages/use-slow-pending.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const renderPending = () => renderHook(useSlowPending, { initialProps: false });
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('useSlowPending returns true after 150 ms, until the list is loaded', () => {
  const { result, rerender } = renderPending();
  rerender(true);
  wait(149);
  expect(result.current).toBe(false);
  wait(1);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
});

test('useSlowPending starts its delay again with the next list', () => {
  const { result, rerender } = renderPending();
  rerender(true);
  wait(150);
  rerender(false);
  rerender(true);
  expect(result.current).toBe(false);
  wait(150);
  expect(result.current).toBe(true);
});

test('A list that loads sooner is never slow', () => {
  const { result, rerender } = renderPending();
  rerender(true);
  wait(100);
  rerender(false);
  wait(100);
  expect(result.current).toBe(false);
});
