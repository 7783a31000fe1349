import { build, preview, type PreviewServer } from 'vite';
import { galleryConfig } from '../../../build/gallery/config.mjs';

/** The gallery, built and served. */
export interface ServedGallery {
  /** Ends in a slash. */
  readonly address: string;
  readonly close: PreviewServer['close'];
}

/** Builds the gallery of `renderer/ui` and serves it to this computer alone. */
export async function serveGallery(): Promise<ServedGallery> {
  await build(galleryConfig);
  const server = await preview({ ...galleryConfig, preview: { host: '127.0.0.1', port: 0 } });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The gallery is served nowhere.');
  return { address, close: () => server.close() };
}
