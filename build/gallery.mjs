// `npm run gallery`: every piece of `renderer/ui` in every state, for any browser, with hot reload.
import { createServer } from 'vite';
import { galleryConfig } from './gallery/config.mjs';

const server = await createServer({
  ...galleryConfig,
  // The pieces lie above the gallery's own folder.
  server: { fs: { allow: ['../..'] } },
});
await server.listen();
server.printUrls();
