import type { FieldWords } from '@/lib/parameters/form';
import { howToChoose, type PathwayParameter } from '../parameters';

/** What the form says of each parameter of the calculator. */
export const fields: Readonly<Record<PathwayParameter, FieldWords>> = {
  starting_point: {
    label: 'Where you start',
    hint: howToChoose.starting_point,
    error: 'Choose where you start',
  },
  end_goal: {
    label: 'Where you want to get',
    hint: howToChoose.end_goal,
    labels: { advanced: 'Advanced practice later' },
    error: 'Choose where you want to get',
  },
  priority: { label: 'What matters most', hint: null, error: 'Choose what matters most' },
  timeline: {
    label: 'When you want to start',
    hint: howToChoose.timeline,
    error: 'Choose when you want to start',
  },
  budget: {
    label: 'What you can pay yourself',
    hint: howToChoose.budget,
    error: 'Choose what you can pay',
  },
};
