/*
 * Edge-avoiding wavelet filter for path-traced pictures (after Dammertz et al. 2010, with the texture divided out).
 * All planes are float, row by row. Guides keep what they differ in apart: albedo, normal, coverage, and the
 * brightness itself, weighed by an estimate of its noise that is measured in the picture and shrinks per level.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

static float fast_exp(float x) { /* x <= 0; error under 2 %, which a filter weight does not notice */
  if (x < -12.0f) return 0.0f;
  x = 1.0f + x / 64.0f;
  x *= x; x *= x; x *= x; x *= x; x *= x; x *= x;
  return x;
}

static int clamp(int v, int high) { return v < 0 ? 0 : v > high ? high : v; }

/*
 * light: 4 interleaved (r, g, b, coverage); the colours are filtered in place, where there is coverage.
 * guide: 8 interleaved (albedo, normal, 2 free), both of the product alone.
 */
void denoise(float *light, const float *guide, int width, int height, int levels, float strength) {
  const float kernel[3] = {6.0f / 16, 4.0f / 16, 1.0f / 16};
  size_t n = (size_t)width * height;
  float *next = malloc(n * 4 * sizeof(float)), *bright = malloc(n * sizeof(float)), *noise = malloc(n * sizeof(float));
  float *smooth = malloc(n * sizeof(float));
  for (int level = 0; level < levels; level++) {
    int step = 1 << level;
    for (size_t i = 0; i < n; i++) {
      const float *p = light + 4 * i;
      float mean = (p[0] + p[1] + p[2]) / 3;
      bright[i] = log1pf(mean < 0 ? 0 : mean > 20 ? 20 : mean);
    }
    /* local mean and deviation, guided: what neighbours of the same kind vary by is noise */
#pragma omp parallel for schedule(dynamic, 16)
    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x++) {
        size_t i = (size_t)y * width + x;
        smooth[i] = noise[i] = 0;
        if (light[4 * i + 3] <= 0) continue;
        const float *g = guide + 8 * i;
        float sum = 0, square = 0, weight = 0;
        for (int dy = -1; dy <= 1; dy++)
          for (int dx = -1; dx <= 1; dx++) {
            size_t j = (size_t)clamp(y + dy * step, height - 1) * width + clamp(x + dx * step, width - 1);
            const float *h = guide + 8 * j;
            float d = 0;
            for (int k = 0; k < 6; k++) d += (g[k] - h[k]) * (g[k] - h[k]);
            float w = (fast_exp(-d) + 1e-4f) * light[4 * j + 3];
            sum += w * bright[j];
            square += w * bright[j] * bright[j];
            weight += w;
          }
        float mean = sum / weight, variance = square / weight - mean * mean;
        smooth[i] = mean;
        noise[i] = variance > 0 ? sqrtf(variance) : 0;
      }
#pragma omp parallel for schedule(dynamic, 16)
    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x++) {
        size_t i = (size_t)y * width + x;
        memcpy(next + 4 * i, light + 4 * i, 4 * sizeof(float));
        if (light[4 * i + 3] <= 0) continue;
        const float *g = guide + 8 * i;
        float near_noise = 0, near_weight = 1e-6f;
        for (int dy = -1; dy <= 1; dy++)
          for (int dx = -1; dx <= 1; dx++) {
            size_t j = (size_t)clamp(y + dy * step, height - 1) * width + clamp(x + dx * step, width - 1);
            near_noise += noise[j] * light[4 * j + 3];
            near_weight += light[4 * j + 3];
          }
        float tolerance = strength * near_noise / near_weight + 0.006f;
        float scale = 1 / (tolerance * tolerance);
        float total[3] = {0, 0, 0}, weight = 0;
        for (int dy = -2; dy <= 2; dy++)
          for (int dx = -2; dx <= 2; dx++) {
            size_t j = (size_t)clamp(y + dy * step, height - 1) * width + clamp(x + dx * step, width - 1);
            const float *h = guide + 8 * j, *q = light + 4 * j;
            if (q[3] <= 0) continue;
            float d = 0, l = smooth[i] - smooth[j];
            for (int k = 0; k < 6; k++) d += (g[k] - h[k]) * (g[k] - h[k]);
            float w = kernel[abs(dx)] * kernel[abs(dy)] * fast_exp(-d - l * l * scale) * q[3];
            for (int k = 0; k < 3; k++) total[k] += w * q[k];
            weight += w;
          }
        if (weight > 0)
          for (int k = 0; k < 3; k++) next[4 * i + k] = total[k] / weight;
      }
    memcpy(light, next, n * 4 * sizeof(float));
  }
  free(next); free(bright); free(noise); free(smooth);
}
