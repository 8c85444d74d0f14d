import { describe, expect, it } from 'vitest';
import { mayBeOneSchool } from './school-name';

describe('mayBeOneSchool', () => {
  it.each([
    ['Ohio State University-Main Campus', 'The Ohio State University'],
    ['Ohio State University-Main Campus', 'OSU'],
    ['Ohio State University-Main Campus', 'OSU-Columbus'],
    ['Ohio University', 'OU'],
    ['Ohio State University', 'OhioState'],
    ['Zeta College, Lima', 'Lima Campus of Zeta College'],
    ['California State University', 'Calif. State Univ.'],
    ['Cincinnati State', 'Cincinatti St'],
    ['Kent State University', 'Knet State'],
    ['Kent State University', 'College of Nursing'],
  ])('%s and %s may be', (one, other) => {
    expect([mayBeOneSchool(one, other), mayBeOneSchool(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['Ohio State University', 'Cleveland State University'],
    ['Zeta College', 'Eta Institute'],
    ['San Diego City College', 'San Jacinto College'],
    ['South College', 'Georgia Southwestern State University'],
    ['Union College', 'Kent State University at Kent'],
  ])('%s and %s are two', (one, other) => {
    expect([mayBeOneSchool(one, other), mayBeOneSchool(other, one)]).toEqual([false, false]);
  });
});
