let audio: AudioContext | undefined;

/** Plays two short, soft tones. Silent where the browser has no audio or doesn't allow the page to play sound yet. */
export function chime(): void {
  if (!("AudioContext" in globalThis) || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const [index, frequency] of [660, 880].entries()) {
    const start = audio.currentTime + index * 0.09;
    const tone = new OscillatorNode(audio, { frequency, type: "sine" });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.06, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.18);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.2);
  }
}
