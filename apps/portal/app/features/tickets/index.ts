export { MyTickets } from './my-tickets.tsx';
export { TicketForm } from './ticket-form.tsx';
export { TicketSearch } from './ticket-search.tsx';
