import { redirect } from 'react-router';

export const loader = (): Response => redirect('/home');

export const clientLoader = (): Response => redirect('/home');
