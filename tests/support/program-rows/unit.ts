/** The school that every row is of unless its cells say otherwise. */
export const unit = '100001';

/** Where the rows are from. */
export const provenance = {
  source_name: 'Example survey',
  source_url: 'https://survey.example/',
  obtained_from: 'https://survey.example/copy.csv',
};
