/** Fields of nursing of the CIP of 2020, by code: those that schools report. */
export const fieldTitles: ReadonlyMap<string, string> = new Map([
  ['51.3203', 'Nursing Education'],
  ['51.3801', 'Registered Nursing/Registered Nurse'],
  ['51.3802', 'Nursing Administration'],
  ['51.3803', 'Adult Health Nurse/Nursing'],
  ['51.3804', 'Nurse Anesthetist'],
  ['51.3805', 'Family Practice Nurse/Nursing'],
  ['51.3806', 'Maternal/Child Health and Neonatal Nurse/Nursing'],
  ['51.3807', 'Nurse Midwife/Nursing Midwifery'],
  ['51.3808', 'Nursing Science'],
  ['51.3809', 'Pediatric Nurse/Nursing'],
  ['51.3810', 'Psychiatric/Mental Health Nurse/Nursing'],
  ['51.3811', 'Public Health/Community Nurse/Nursing'],
  ['51.3812', 'Perioperative/Operating Room and Surgical Nurse/Nursing'],
  ['51.3813', 'Clinical Nurse Specialist'],
  ['51.3814', 'Critical Care Nursing'],
  ['51.3815', 'Occupational and Environmental Health Nursing'],
  ['51.3816', 'Emergency Room/Trauma Nursing'],
  ['51.3818', 'Nursing Practice'],
  ['51.3819', 'Palliative Care Nursing'],
  ['51.3820', 'Clinical Nurse Leader'],
  ['51.3821', 'Geriatric Nurse/Nursing'],
  ['51.3822', "Women's Health Nurse/Nursing"],
  ['51.3824', 'Forensic Nursing'],
  ['51.3899', 'Registered Nursing, Nursing Administration, Nursing Research and Clinical Nursing, Other'],
  ['51.3901', 'Licensed Practical/Vocational Nurse Training'],
  ['51.3902', 'Nursing Assistant/Aide and Patient Care Assistant/Aide'],
  ['51.3999', 'Practical Nursing, Vocational Nursing and Nursing Assistants, Other'],
]);

export const nursingEducation = '51.3203';
export const registeredNursing = '51.3801';
export const anesthesia = '51.3804';
export const midwifery = '51.3807';
export const nursingScience = '51.3808';
export const nursingPractice = '51.3818';
export const practicalNursing = '51.3901';
export const nursingAssistants = '51.3902';
export const otherPracticalNursing = '51.3999';

/** Practical nursing and nursing assistants. */
export const isPractical = (cip: string): boolean => cip.startsWith('51.39');
