/**
 * Answers of the calculator pages that between them show everything such a page can show: without a query, answered,
 * compared, with an unusual answer, and with errors.
 */
export const calculatorViews = [
  '/calculators/nursing-roi',
  '/calculators/nursing-roi?state=california&degree=MSN&current_income=100000&compare=DNP&compare_2=texas',
  '/calculators/nursing-roi?state=ohio&degree=RN_TO_BSN&current_income=95000',
  '/calculators/nursing-roi?state=&degree=BSN&current_income=much',
  '/calculators/lpn-pathway',
  '/calculators/lpn-pathway?starting_point=degree_holder&end_goal=advanced&priority=pay&timeline=open&budget=moderate',
  '/calculators/lpn-pathway?starting_point=',
  '/calculators/admission-readiness',
  '/calculators/admission-readiness?gpa=2.4&entrance_exam_score=50&program_type=MSN&experience=rn&has_retakes=true',
  '/calculators/admission-readiness?gpa=&program_type=x',
];
