export { type Banner, Carousel, type CarouselProps } from './Carousel.tsx';
