# Sampan for hosts: builds the wheel with its page, then runs it without build tools.
FROM python:3.12-slim AS build
WORKDIR /src
COPY . .
RUN pip wheel --no-cache-dir --wheel-dir /wheels '.[postgres]'

FROM python:3.12-slim
RUN useradd --create-home --uid 1000 sampan
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index /wheels/*.whl && rm -r /wheels
USER 1000
ENV SAMPAN_HOST=0.0.0.0 SAMPAN_PORT=8888 SAMPAN_DATA=/home/sampan/data
VOLUME /home/sampan/data
EXPOSE 8888
HEALTHCHECK CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8888/readyz')"]
CMD ["python", "-m", "sampan.server"]
