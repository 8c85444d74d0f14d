import { describe, expect, it } from 'vitest';
import { parseQuery } from '@/lib/parameters/parse';
import { firstRnCredentials } from '@/lib/programs/credentials';
import { MAX_RESULTS } from '@/lib/programs/finder/parameters';
import { searchParameters, searchRules } from '@/lib/programs/finder/search-parameters';
import { type AnyProgramsAnswer, type FoundProgram, findPrograms, isBrief } from '@/lib/site/api/programs';

// Questions of people and assistants that an earlier version answered wrongly, each with its right answer.

function ask(search: string) {
  const parsed = parseQuery(searchParameters, new URLSearchParams(search), searchRules);
  return parsed.ok ? findPrograms(parsed.inputs) : parsed;
}

function answerTo(search: string): AnyProgramsAnswer {
  const found = ask(search);
  if (!found.ok) throw new Error(found.problem.message);
  return found.answer;
}

function refusalOf(search: string): string {
  const found = ask(search);
  if (found.ok) throw new Error(`${search} is answered`);
  return found.problem.message;
}

/** Programs of an answer from a page on, all in full. */
function programsOf(search: string, cursor?: string): readonly FoundProgram[] {
  const answer = answerTo(
    `${search}&limit=${MAX_RESULTS.json}${cursor === undefined ? '' : `&cursor=${cursor}`}`,
  );
  if (isBrief(answer)) throw new Error('in full alone');
  const { results, next_cursor: next } = answer;
  return next === null ? results : [...results, ...programsOf(search, next)];
}

const schoolsOf = (search: string) => [...new Set(programsOf(search).map((one) => one.institution))].sort();
const firstOf = (search: string) => answerTo(`${search}&limit=1`).results[0]?.institution;

describe('a place', () => {
  it('has the schools around it, not those alone that have its name', () => {
    const schools = schoolsOf('near=Dayton,+Ohio&radius_miles=25');
    expect(schools).toEqual(
      expect.arrayContaining([
        'Cedarville University',
        'Clark State College',
        'Fortis College-Centerville',
        'Kettering College',
        'Sinclair Community College',
        'Wright State University-Main Campus',
      ]),
    );
    const distances = programsOf('near=Dayton,+Ohio&radius_miles=25').map((one) => one.distance_miles ?? -1);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });

  it.each([
    ['near=45402', 'ZIP code 45402 (Dayton, Ohio)'],
    ['query=45402', 'ZIP code 45402 (Dayton, Ohio)'],
    ['query=Dayton&state=ohio', 'Dayton, Ohio'],
    ['query=DFW', 'Dallas-Fort Worth, Texas (measured from Irving)'],
    ['query=Dallas-Fort+Worth', 'Dallas-Fort Worth, Texas (measured from Irving)'],
    ['query=Bay+Area', 'Bay Area, California (measured from Oakland)'],
    ['query=Cook+County', 'Cook County, Illinois'],
    ['query=Chicago+suburbs', 'Chicago, Illinois'],
    ['query=Portland,+ME', 'Portland, Maine'],
    ['query=St.+Louis&credential=ADN&max_tuition=$15,000', 'Saint Louis, Missouri'],
    ['near=Dayton,+Kentucky', 'Dayton, Kentucky'],
    ['near=Brooklyn', 'Brooklyn, New York'],
  ])('%s is %s', (search, understood) => {
    const { place, total } = answerTo(search);
    expect(place?.understood).toBe(understood);
    expect(total).toBeGreaterThan(0);
  });

  it.each(['me', 'hi', 'ok', 'or', 'id'])('%s in small letters is no state', (query) => {
    expect(answerTo(`query=${query}`).read_as ?? '').not.toMatch(/ in [A-Z]/);
  });

  it.each([
    ['query=nursing+schools+near+me', /we don’t see where you are: add near with a ZIP code/],
    ['query=colleges+near+me', /we don’t see where you are/],
    ['near=near+me', /write a ZIP code or a city with its state/],
    ['near=Springfield', /Springfield is in Illinois, Massachusetts, Missouri/],
    ['near=4540', /all five digits/],
    ['near=00000', /a ZIP code, 00000, that we don’t know/],
    ['near=Dayton&radius_miles=0', /from 1 to 500/],
    ['near=Dayton&radius_miles=501', /from 1 to 500/],
    ['near=Dayton&radius_miles=abc', /from 1 to 500/],
    ['sort=distance', /sort needs a place/],
  ])('%s is refused: %s', (search, message) => {
    expect(refusalOf(search)).toMatch(message);
  });
});

describe('a name', () => {
  it.each([
    ['query=University+of+Pennsylvania', 'University of Pennsylvania'],
    ['query=UPenn', 'University of Pennsylvania'],
    ['query=Penn', 'University of Pennsylvania'],
    ['query=St.+John’s', "St. John's University-New York"],
    ['query=Edinboro', 'Pennsylvania Western University'],
    ['query=Purdue', 'Purdue University-Main Campus'],
    ['query=Columbia+University', 'Columbia University in the City of New York'],
    ['query=Houston+Community+College&credential=ADN', 'Houston Community College'],
    ['query=Emory+%26+Henry', 'Emory & Henry University'],
  ])('%s has %s first', (search, school) => {
    expect(firstOf(search)).toBe(school);
    expect(firstOf(`${search}&sort=name`)).toBe(school);
  });

  it.each([
    [
      'schools=UCLA&schools=UCSF',
      ['University of California-Los Angeles', 'University of California-San Francisco'],
    ],
    [
      'schools=Ohio+State+University&schools=University+of+Cincinnati&credential=BSN',
      ['Ohio State University-Main Campus', 'University of Cincinnati-Main Campus'],
    ],
    [
      'query=Ohio+State+University+and+University+of+Cincinnati&credential=BSN',
      ['Ohio State University-Main Campus', 'University of Cincinnati-Main Campus'],
    ],
  ])('%s has both schools', (search, schools) => {
    expect(schoolsOf(search)).toEqual(schools);
    expect(answerTo(search).unmatched).toEqual([]);
  });

  it('that several schools share is not chosen between', () => {
    const { unmatched } = answerTo('schools=Emory&schools=Kennesaw+State');
    expect(unmatched).toEqual([
      { asked: 'Emory', nearest: expect.arrayContaining(['emory-university-139658']) },
    ]);
  });

  it.each([
    ['query=American+University+of+Beirut', []],
    ['query=Lebanese+American+University', []],
    ['query=american&state=new-york&credential=BSN', []],
  ])('%s is of no school in the United States', (search, schools) => {
    expect(schoolsOf(search)).toEqual(schools);
  });

  it('of a campus is in its own state', () => {
    expect(programsOf('query=Jersey+College+Fort+Wayne').map((one) => one.state)).toEqual(['indiana']);
  });

  it('of Chamberlain fits into one answer in brief', () => {
    const { total, results, next_cursor } = answerTo('query=Chamberlain+University&detail=brief&limit=25');
    expect(results).toHaveLength(total);
    expect(next_cursor).toBeNull();
    expect(answerTo('query=Chamberlin+Univercity&detail=brief&limit=25').results).toEqual(results);
  });

  it('of DC leads to no list of Washington', () => {
    expect(answerTo('query=Washington+DC').notes.join(' ')).not.toContain('state=washington');
  });
});

describe('a closed school', () => {
  it('is in no list, and is found by its name', () => {
    expect(schoolsOf('state=ohio&credential=ADN')).not.toContain('Eastern Gateway Community College');
    const [closed] = programsOf('query=Eastern+Gateway+Community+College');
    expect(closed?.institution).toBe('Eastern Gateway Community College');
    expect(closed?.closure).not.toBeNull();
    expect(closed?.band).toBeNull();
  });
});

describe('several program types or states', () => {
  it.each([
    ['state=texas&credential=LVN', ['LPN']],
    ['state=ohio&credential=RN-BSN', ['RN_TO_BSN']],
  ])('%s asks for %s', (search, credentials) => {
    expect([...new Set(programsOf(search).map((one) => one.credential))]).toEqual(credentials);
  });

  it('RN is every program for a first RN license, and can be asked by price', () => {
    const programs = programsOf('state=georgia&credential=RN&sort=tuition');
    const isFirstRn = (one: FoundProgram) => firstRnCredentials.some((type) => type === one.credential);
    expect(programs.filter((one) => !isFirstRn(one))).toEqual([]);
    const prices = programs.flatMap((one) => one.tuition?.total ?? []);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it('two states have the programs of both', () => {
    const programs = programsOf('state=texas&state=oklahoma&credential=BSN&max_tuition=40000');
    expect([...new Set(programs.map((one) => one.state))].sort()).toEqual(['oklahoma', 'texas']);
    expect(programs.every((one) => (one.tuition?.total ?? Number.POSITIVE_INFINITY) <= 40_000)).toBe(true);
  });
});

describe('an order', () => {
  it.each(['credential=PHD', 'credential=DIPLOMA'])('%s has no score and says so', (search) => {
    expect(answerTo(search).compared_by).toBe('Listed by name: these programs have no score.');
  });

  it.each(['credential=ADN', 'state=texas&credential=LPN&query=Houston'])(
    '%s has every program with a group before those without',
    (search) => {
      const hasGroup = programsOf(search).map(({ band }) => band !== null);
      expect(hasGroup).toContain(true);
      expect(hasGroup.lastIndexOf(true)).toBeLessThan(hasGroup.indexOf(false));
    },
  );
});

describe('a filter on what is not known', () => {
  it.each([
    ['state=california&credential=ADN&min_pass_rate=90', 'https://www.rn.ca.gov/'],
    ['state=texas&credential=LPN&min_pass_rate=90', 'https://www.bon.texas.gov/'],
    ['state=washington&query=Seattle&min_pass_rate=90', 'https://nursing.wa.gov/'],
    ['state=pennsylvania&credential=BSN&min_pass_rate=90', 'Ask Pennsylvania’s board of nursing'],
  ])('%s begins with it, and says who publishes', (search, board) => {
    const { total, coverage, notes } = answerTo(search);
    expect(total).toBe(0);
    expect(coverage).toEqual([expect.objectContaining({ fact: 'pass_rate', known: 0 })]);
    expect(notes[0]).toContain('We don’t have pass rates for these');
    expect(notes[0]).toContain(board);
  });

  it.each([
    'state=washington&query=Seattle&min_pass_rate=90',
    'state=florida&credential=RN_TO_BSN&delivery=online',
    'state=pennsylvania&credential=BSN&min_pass_rate=90',
    'state=illinois&credential=RN_TO_MSN',
    'query=Medaille',
    'query=american&state=new-york&credential=BSN',
  ])('%s counts what a looser search finds', (search) => {
    const { total, loosen } = answerTo(search);
    expect(total).toBe(0);
    expect(loosen.length).toBeGreaterThan(0);
    for (const looser of loosen) expect(answerTo(looser.query).total, looser.change).toBe(looser.total);
  });

  it('names the large online schools where delivery is not known', () => {
    const { national_online } = answerTo('state=florida&credential=RN_TO_BSN&delivery=online');
    expect(national_online.map((one) => one.institution)).toContain('Western Governors University');
  });

  it('says that more accelerated programs exist than can be named', () => {
    expect(answerTo('credential=ABSN&state=ohio').notes.join(' ')).toContain('There are others');
  });
});

describe('what no table has', () => {
  it.each([
    ['query=evening+weekend', 'evening classes and weekend classes'],
    ['query=evening+LPN+classes+in+Philadelphia', 'evening classes'],
    ['credential=MSN&delivery=online&query=PMHNP', 'psychiatric nurse practitioner (PMHNP)'],
  ])('%s begins with: %s', (search, topic) => {
    expect(answerTo(search).notes[0]).toContain(`This is not in our tables: ${topic}.`);
  });

  it('nurse anesthesia is a kind, and inferred', () => {
    const programs = programsOf('credential=DNP&state=california&query=nurse+anesthesia');
    expect(programs.map((one) => one.msn_kind)).toEqual(programs.map(() => 'anesthesia'));
    expect(programs).not.toEqual([]);
    expect(answerTo('credential=DNP&query=CRNA').notes.join(' ')).toContain('inferred');
  });
});

describe('numbers as people write them', () => {
  it.each([
    ['max_tuition=$30,000', 'max_tuition=30000'],
    ['min_pass_rate=85%25', 'min_pass_rate=85'],
    ['family_income=$30,000.00&sort=net_price', 'family_income=30000&sort=net_price'],
  ])('%s is %s', (asWritten, plain) => {
    expect(answerTo(`state=georgia&${asWritten}`)).toEqual(answerTo(`state=georgia&${plain}`));
  });

  it('keeps out amounts that can mean something else', () => {
    expect(refusalOf('max_tuition=45k')).toContain('write 45000');
    expect(refusalOf('family_income=-1')).toContain('from 0 to');
  });
});

describe('a name of a parameter or value that is nearly right', () => {
  it.each([
    ['degree=BSN', 'credential'],
    ['State=ohio', 'state'],
    ['states=ohio', 'state'],
    ['state[]=ohio', 'state'],
    ['q=Xavier', 'query'],
    ['max_tution=10000', 'max_tuition'],
    ['page=2', 'cursor'],
    ['zip=45402', 'near'],
    ['city=Dayton', 'near'],
    ['income=30000', 'family_income'],
    ['school=UCLA', 'schools'],
  ])('%s names %s', (search, meant) => {
    expect(refusalOf(search)).toMatch(new RegExp(`did you mean ${meant}\\?$`));
  });

  it.each([
    ['state=Calif.', /did you mean california\?/],
    ['state=New+York', /did you mean new-york\?/],
    ['state=ca', /did you mean california\?/],
    ['credential=FNP', /ask for MSN or DNP with kind=nurse practitioner/],
    ['schools=zzzz', /No school is called “zzzz”/],
    ['schools=a&schools=b&schools=c&schools=d&schools=e&schools=f&schools=g', /at most 6/],
  ])('%s is refused: %s', (search, message) => {
    expect(refusalOf(search)).toMatch(message);
  });

  it('is a code in capitals too', () => {
    expect(answerTo('state=CA&credential=ADN')).toEqual(answerTo('state=california&credential=ADN'));
  });

  it('is left alone where it marks a campaign', () => {
    expect(answerTo('state=ohio&utm_source=x')).toEqual(answerTo('state=ohio'));
  });
});
