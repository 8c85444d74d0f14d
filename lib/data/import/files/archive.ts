import yauzl from 'yauzl';
import { errorMessage } from '@/lib/text/error-message';
import { type SourceFile, UnreadableFile } from './source-file';

/** Bytes that the members of an archive may have together: the largest of a publisher has 0.4 GB. */
const LARGEST = 2 ** 30;

async function bytesOf(archive: yauzl.ZipFile, entry: yauzl.Entry): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Unpacks a ZIP archive; another file is returned as it is. Folders and what macOS adds are left out.
 * @throws UnreadableFile when the archive is broken, cut off or too large.
 */
export async function unpack(file: SourceFile): Promise<SourceFile[]> {
  if (!/\.zip$/i.test(file.name)) return [file];
  try {
    const archive = await yauzl.fromBufferPromise(Buffer.from(file.bytes), { lazyEntries: true });
    const members: SourceFile[] = [];
    let size = 0;
    for await (const entry of archive.eachEntry()) {
      const name = entry.fileName.split('/').at(-1) ?? '';
      if (name === '' || entry.fileName.startsWith('__MACOSX/')) continue;
      size += entry.uncompressedSize;
      if (size > LARGEST) throw new Error('its members are larger than 1 GiB');
      members.push({ name, archive: file.name, bytes: await bytesOf(archive, entry), sha256: file.sha256 });
    }
    return members;
  } catch (error) {
    throw new UnreadableFile(file.name, `cannot be unpacked (${errorMessage(error)}); download it again`);
  }
}
