import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/gateway/src/features/*/tables.ts',
  out: './apps/gateway/src/db/migrations',
});
