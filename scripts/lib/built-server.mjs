// Before the first API test: those that start a server of their own start it as `npm start` does.
export { ensureServerBuilt as default } from './project.mjs';
