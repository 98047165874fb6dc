import { configure } from '@testing-library/react';

// A bound for what never comes, not a measure of speed.
configure({ asyncUtilTimeout: 30_000 });
