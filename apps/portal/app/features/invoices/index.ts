export { InvoiceCard } from './invoice-card.tsx';
