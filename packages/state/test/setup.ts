import { configure } from '@testing-library/react';

// Far above any expected duration: only a test that hangs reaches it.
configure({ asyncUtilTimeout: 30_000 });
