export { type PriceRow, PriceSummary, type PriceSummaryProps } from './PriceSummary.tsx';
