export { NotFoundScreen } from './NotFound.tsx';
