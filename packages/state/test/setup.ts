import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Far above any expected duration: only a test that hangs reaches it.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  if (typeof window === 'undefined') return;
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
