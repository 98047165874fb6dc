export { RemovedRow, type RemovedRowProps } from './RemovedRow.tsx';
