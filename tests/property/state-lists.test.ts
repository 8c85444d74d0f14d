import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StatePrograms } from '@/components/pages/state/state-costs';
