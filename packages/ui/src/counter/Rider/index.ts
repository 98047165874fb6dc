export { Rider } from './Rider.tsx';
