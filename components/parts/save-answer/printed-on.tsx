'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** ". Printed November 28, 2026", once the page is printed. */
export function PrintedOn() {
  const [day, setDay] = useState('');
  useEffect(() => {
    const date = () => new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
    // The page is printed as it is when the listeners return.
    const onPrint = () => flushSync(() => setDay(date()));
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  return day === '' ? null : `. Printed ${day}`;
}
