import { describe, expect, it } from 'vitest';
import { credentialOf } from './credential';

const levels = ['2', '20', '3', '5', '6', '7', '17', '18', '19'];
const read = (cip: string, unit = { awardsDnp: false, awards: 1 }) =>
  levels.map((level) => credentialOf(cip, level, unit).credential);

describe('the credential of a field and level', () => {
  it.each([
    ['51.3801', 'CERTIFICATE CERTIFICATE ADN BSN CERTIFICATE MSN OTHER DNP OTHER'],
    ['51.3805', 'CERTIFICATE CERTIFICATE ADN BSN CERTIFICATE MSN OTHER DNP OTHER'],
    ['51.3808', 'CERTIFICATE CERTIFICATE ADN BSN CERTIFICATE MSN PHD DNP OTHER'],
    ['51.3818', 'CERTIFICATE CERTIFICATE ADN BSN CERTIFICATE MSN DNP DNP DNP'],
    ['51.3901', 'LPN CERTIFICATE LPN OTHER OTHER OTHER OTHER OTHER OTHER'],
    ['51.3902', 'CNA CNA OTHER OTHER OTHER OTHER OTHER OTHER OTHER'],
    ['51.3999', 'LPN CERTIFICATE OTHER OTHER OTHER OTHER OTHER OTHER OTHER'],
    ['51.3203', 'CERTIFICATE CERTIFICATE ADN OTHER CERTIFICATE MSN OTHER DNP OTHER'],
  ])('of %s is %s', (cip, credentials) => {
    expect(read(cip).join(' ')).toBe(credentials);
  });

  it('is a PhD for research in general fields only beside a DNP', () => {
    const beside = (cip: string, awardsDnp: boolean) =>
      credentialOf(cip, '17', { awardsDnp, awards: 1 }).credential;
    for (const cip of ['51.3801', '51.3802', '51.3811', '51.3899']) {
      expect([beside(cip, true), beside(cip, false)]).toEqual(['PHD', 'OTHER']);
    }
    expect(beside('51.3804', true)).toBe('OTHER');
  });

  it('is no PhD for many research awards in nursing science at a school without a DNP', () => {
    const science = (awards: number, awardsDnp = false) =>
      credentialOf('51.3808', '17', { awardsDnp, awards }).credential;
    expect([science(20), science(21), science(21, true)]).toEqual(['PHD', 'OTHER', 'PHD']);
  });

  it('is direct where field and level name it, else our reading', () => {
    const basis = (cip: string, level: string) =>
      credentialOf(cip, level, { awardsDnp: true, awards: 1 }).basis;
    expect([basis('51.3801', '5'), basis('51.3899', '5')]).toEqual(['direct', 'inferred']);
    expect([basis('51.3818', '18'), basis('51.3818', '17')]).toEqual(['direct', 'inferred']);
    expect([basis('51.3901', '2'), basis('51.3999', '2')]).toEqual(['direct', 'inferred']);
  });
});
