export { type ChalkMark, EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export * from './marks/index.ts';
