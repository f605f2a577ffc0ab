export { OfflineCard } from './offline-card.tsx';
