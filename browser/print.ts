/** Writes the day of printing into the header of a printed answer, which a page in a cache can't know. */
export function datePrints(): void {
  addEventListener('beforeprint', () => {
    const day = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
    for (const place of document.querySelectorAll('[data-printed]')) place.textContent = `. Printed ${day}`;
  });
}
