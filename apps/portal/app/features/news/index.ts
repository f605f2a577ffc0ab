export { noticeAddress } from './notices/notice-address.ts';
export { articleAddress } from './places.ts';
