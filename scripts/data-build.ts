import { buildContent } from '../lib/data/build';
import { loadContent, saveContent } from './data-files';

const held = loadContent();
const changed = saveContent(held, buildContent(held));
console.log(
  changed.length === 0 ? 'Nothing to change.' : changed.map((file) => `content/${file}`).join('\n'),
);
