import { type Credential, credentialName, firstRnCredentials, programCredentials } from '../../credentials';
import { type Kind, kinds } from '../parameters';
import { listed, type PhraseBook, phraseBook } from './phrases';

/** Program types that words of a query name. */
export interface ProgramWords {
  readonly credentials: readonly Credential[];
  readonly kind?: Kind;
}

/** Program types that have kinds. */
const withKinds = ['MSN', 'DNP'] as const satisfies readonly Credential[];

/** Programs for a first RN license, and those for nurse practitioners. */
export const rnPrograms: ProgramWords = { credentials: firstRnCredentials };
export const practitioners: ProgramWords = { credentials: withKinds, kind: 'nurse practitioner' };

/** What people call a program type besides its code and its name. */
const everyday: Readonly<Partial<Record<Credential, string>>> = {
  LPN: 'LPNs, LVN, LVNs, practical nursing, practical nurse, vocational nursing, vocational nurse, licensed practical nurse, licensed vocational nurse',
  ADN: "ASN, AASN, associate, associates, associate degree, associate's degree, associate degree in nursing, associate of science in nursing, two year nursing degree",
  DIPLOMA: 'diploma, nursing diploma, diploma in nursing',
  BSN: "bachelor, bachelors, bachelor degree, bachelor's degree, BS in nursing, bachelor of science in nursing, four year nursing degree",
  ABSN: 'accelerated, accelerated nursing, accelerated bachelors, accelerated bachelor of science in nursing, second degree, second degree BSN, second bachelors',
  RN_TO_BSN: 'RN BSN, ADN to BSN, BSN completion',
  RN_TO_MSN: 'RN MSN',
  MSN: "master, masters, masters degree, master's in nursing, master of science in nursing",
  DNP: 'doctor of nursing practice, doctorate of nursing practice',
  PHD: 'doctor of philosophy, PhD in nursing',
  CERTIFICATE: 'post masters certificate, postgraduate certificate, post graduate certificate',
};

const kindWords: Readonly<Record<Kind, string>> = {
  anesthesia:
    'anesthesia, nurse anesthesia, nurse anesthetist, nurse anesthetists, nurse anesthesiology, anesthetist, CRNA, CRNAs, certified registered nurse anesthetist',
  'nurse practitioner': 'nurse practitioner, nurse practitioners, NP, NPs, APRN',
  midwifery: 'midwife, midwives, midwifery, nurse midwife, nurse midwifery, CNM, CNMs',
  entry: 'direct entry, direct entry MSN, entry level masters, entry level MSN, MEPN, ELMSN',
};

/** Words for several program types at once. */
const groups: readonly (readonly [string, ProgramWords])[] = [
  ...listed('RN, RNs, registered nurse, registered nurses, registered nursing, prelicensure').map(
    (phrase) => [phrase, rnPrograms] as const,
  ),
  ...listed('doctorate, doctoral, doctoral degree').map(
    (phrase) => [phrase, { credentials: ['DNP', 'PHD'] }] as const,
  ),
];

function entries(): (readonly [string, ProgramWords])[] {
  const ofCredentials = (Object.keys(programCredentials) as Credential[]).flatMap((credential) =>
    [
      credential.replaceAll('_', ' '),
      credentialName(credential),
      ...listed(everyday[credential] ?? credential),
    ].map((phrase): [string, ProgramWords] => [phrase, { credentials: [credential] }]),
  );
  const ofKinds = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    listed(kindWords[kind]).map((phrase): [string, ProgramWords] => [
      phrase,
      { credentials: kind === 'entry' ? ['MSN'] : withKinds, kind },
    ]),
  );
  return [...groups, ...ofCredentials, ...ofKinds];
}

/** Words for program types, RN group and kinds. */
export const programWords: PhraseBook<ProgramWords> = phraseBook(entries());
