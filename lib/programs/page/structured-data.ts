import { states } from '@/lib/places/states';
import { absoluteUrl, paths, websiteAddress } from '@/lib/site/urls';
import { occupationOf } from '../catalogue/outcomes';
import { isOpen } from '../finder/listing';
import type { Institution, Program } from '../program';
import { programAddress } from './school/address';
import { credentialTitle } from './words';

const codes = new Map(states.map(({ slug, code }) => [slug, code]));

/** Schools that award degrees; others have programs of a year or so, and are no college. */
const isCollege = ({ ipeds }: Institution) => ipeds !== null && ipeds.level !== 'less-than-2-year';

function programData(program: Program, institution: Institution, school: string) {
  const { credential, facts } = program;
  return {
    '@type': 'EducationalOccupationalProgram',
    name: credentialTitle(credential),
    url: absoluteUrl(programAddress(institution, credential)),
    provider: { '@id': school },
    educationalCredentialAwarded: credentialTitle(credential),
    occupationalCategory: occupationOf(credential),
    ...(facts.delivery === null ? {} : { educationalProgramMode: facts.delivery }),
  };
}

/** schema.org of a school and its open programs: who and where, and nothing that we measure. */
export function schoolData(institution: Institution) {
  const { slug, name, city, state, ipeds, programs } = institution;
  const page = absoluteUrl(paths.institution(slug));
  const id = `${page}#school`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': isCollege(institution) ? 'CollegeOrUniversity' : 'EducationalOrganization',
        '@id': id,
        name,
        ...(ipeds ? { url: websiteAddress(ipeds.website) } : {}),
        address: {
          '@type': 'PostalAddress',
          ...(city === null ? {} : { addressLocality: city }),
          addressRegion: codes.get(state) ?? state,
          addressCountry: 'US',
        },
      },
      ...programs.filter(isOpen).map((program) => programData(program, institution, id)),
    ],
  };
}
