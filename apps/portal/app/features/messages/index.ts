export { useUnreadCount } from './message-queries.ts';
