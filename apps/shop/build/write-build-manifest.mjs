import { writeFile } from 'node:fs/promises';

/**
 * Lists the files of each part of the shop: the prerenderer links them, the size budget measures them. `main` is loaded
 * by every page, the other parts when needed.
 */
export async function writeBuildManifest(stats, dist) {
  const client = stats.stats.find(({ compilation }) => compilation.name === 'client');
  const { namedChunkGroups } = client.toJson({ all: false, chunkGroups: true, ids: true });
  const parts = Object.fromEntries(
    Object.entries(namedChunkGroups).map(([name, { assets }]) => [
      name,
      assets.map((asset) => asset.name).filter((file) => /\.(?:js|css)$/.test(file)),
    ]),
  );
  const fonts = client
    .toJson({ all: false, assets: true })
    .assets.map((asset) => asset.name)
    .filter((file) => file.endsWith('.woff2'));
  const manifest = { parts, fonts };
  await writeFile(`${dist}/build-manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
